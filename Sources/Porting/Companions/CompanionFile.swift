/// A file beside a module's own: its code would not compile without it, or not run as on a phone.
///
/// Declarations of a module are preferred to those of Foundation with the same signature.
package struct CompanionFile: Hashable, Sendable {
  package let name: String
  package let text: String
  /// What Foundation on Linux does, or lacks.
  let reason: String

  /// In a folder that holds an app's own files, too.
  package var path: String { name + ".companion.swift" }

  package var note: Note {
    Note(path: path, line: 1, rule: "companions", outcome: .added, reason: reason)
  }
}

extension PortedModule {
  /// Those that its code needs wherever it runs, and that it has not got when it was ported before.
  package var companions: [CompanionFile] {
    let texts = files.map { String(decoding: $0.text, as: UTF8.self) }
    let rows = [
      (
        "AttributedTexts", AttributedTexts(texts).text,
        "Foundation on Linux ends the process where neighbouring runs of an attributed string have"
          + " as many attributes"
      ),
      (
        "ClassNames", ClassNames(texts).text,
        "Foundation on Linux ends the process when it is asked for the name of a private class"
      ),
      (
        "LocalizedTexts", LocalizedTexts(texts).text,
        "Foundation on Linux has no String(localized:)"
      ),
    ]
    return rows.compactMap { name, text, reason in
      text.map { CompanionFile(name: name, text: $0, reason: reason) }
    }.filter { companion in !files.contains { $0.path.hasSuffix(companion.path) } }
  }

  /// Its files and those of its companions.
  package var filesWithCompanions: [File] {
    files + companions.map { File(path: $0.path, text: Array($0.text.utf8)) }
  }
}
