import Typography
import VirtualTime

/// The scripts that a stage has reported as missing: a screen of such a text is one report.
final class MissingScripts: StagePart {
  private var reported: Set<MissingCharacters.ScriptName> = []

  static var ofStage: MissingScripts { StageCore.ambient.part(MissingScripts.self) }

  /// Whether nothing has been said of its script yet; symbols and icons are no script.
  func isNew(_ missing: MissingCharacters) -> Bool {
    missing.script.map { reported.insert($0).inserted } ?? true
  }
}
