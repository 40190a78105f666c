/// A file beside a module's own, without which its code would compile, but not run as on a phone.
///
/// Declarations of a module are preferred to those of Foundation with the same signature.
package struct CompanionFile: Hashable, Sendable {
  package let name: String
  package let text: String
  /// What Foundation on Linux does without it.
  let reason: String

  /// In a folder that holds an app's own files, too.
  package var path: String { name + ".companion.swift" }

  package var note: Note {
    Note(
      path: path,
      line: 1,
      rule: "companions",
      outcome: .added,
      reason: reason,
      remedy: nil
    )
  }
}

extension PortedModule {
  /// Those that its code needs wherever it runs.
  package var companions: [CompanionFile] {
    let texts = files.map { String(decoding: $0.text, as: UTF8.self) }
    let attributedTexts = AttributedTexts(texts).text.map {
      CompanionFile(
        name: "AttributedTexts",
        text: $0,
        reason: "Foundation on Linux ends the process where neighbouring runs of an attributed"
          + " string have as many attributes"
      )
    }
    return [attributedTexts].compactMap(\.self)
  }

  /// Its files and those of its companions.
  package var filesWithCompanions: [File] {
    files + companions.map { File(path: $0.path, text: Array($0.text.utf8)) }
  }
}
