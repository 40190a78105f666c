import DataModels
import Foundation
import Porting

/// The classes that Xcode writes for an app's data models while it builds the app.
struct GeneratedClasses {
  private(set) var files: [SourceFolder.File] = []
  /// What is added, and which models cannot be read.
  private(set) var notes: [Note] = []

  init(for models: [(path: String, url: URL)]) {
    for (path, url) in models {
      do throws(ModelError) {
        let text = try ModelDocument(url).classes()
        // Most models have classes that are among the sources.
        if !text.isEmpty { add(text, for: path) }
      } catch {
        note(path, .left, error.description)
      }
    }
  }

  static func path(for model: String) -> String { model + ".swift" }

  private mutating func add(_ text: String, for model: String) {
    let file = SourceFolder.File(path: Self.path(for: model), bytes: Array(text.utf8))
    files.append(file)
    note(file.path, .added, "Xcode writes the classes of a data model while it builds an app")
  }

  private mutating func note(_ path: String, _ outcome: Note.Outcome, _ reason: String) {
    notes.append(Note(path: path, line: 1, rule: "data models", outcome: outcome, reason: reason))
  }
}
