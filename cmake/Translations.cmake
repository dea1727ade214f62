# SPDX-License-Identifier: GPL-3.0-or-later
# translations/ringford_LANGUAGE.ts; ringford_en.ts holds nothing but plurals ("%n pieces").
# The target `update_translations` brings them up to date with the sources; a new language begins
# as an empty file of that form.

# ringford_translations(TARGET): puts the translations into it, as :/i18n/ringford_LANGUAGE.qm.
function(ringford_translations target)
    file(GLOB languages CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/translations/ringford_*.ts")

    set(texts "${PROJECT_BINARY_DIR}/engine_texts.cpp")
    set(commands COMMAND "${CMAKE_COMMAND}" "-DSOURCES=${PROJECT_SOURCE_DIR}" "-DOUT=${texts}"
        -P "${PROJECT_SOURCE_DIR}/cmake/EngineTexts.cmake")
    foreach(language IN LISTS languages)
        set(only "")
        if(language MATCHES "ringford_en\\.ts$")
            set(only -pluralonly)
        endif()
        list(APPEND commands COMMAND Qt6::lupdate -silent -no-obsolete -locations none ${only} -I "${PROJECT_SOURCE_DIR}"
            "${PROJECT_SOURCE_DIR}/ui" "${PROJECT_SOURCE_DIR}/app" "${texts}" -ts "${language}")
    endforeach()
    add_custom_target(update_translations ${commands} COMMENT "Reading the sources' texts" VERBATIM)

    qt_add_lrelease(${target} TS_FILES ${languages} QM_FILES_OUTPUT_VARIABLE compiled)
    qt_add_resources(${target} translations PREFIX "/i18n" BASE "${CMAKE_CURRENT_BINARY_DIR}" FILES ${compiled})
endfunction()
