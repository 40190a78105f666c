import Typography
import VirtualTime

/// The fonts that an app registers while it runs.
///
/// Like those that its `Info.plist` lists they are known by name, and replaced where they are drawn.
final class RegisteredFonts: StagePart {
  private var names: Set<String> = []

  static var ofStage: RegisteredFonts { StageCore.ambient.part(RegisteredFonts.self) }

  func has(_ name: String) -> Bool { names.contains(name) }

  /// Whether it is a font that has not been registered yet.
  func add(_ font: CGFont) -> Bool {
    guard !font.names.isEmpty, names.isDisjoint(with: font.names) else { return false }
    names.formUnion(font.names)
    return true
  }

  /// Whether it had been registered.
  func remove(_ font: CGFont) -> Bool {
    guard !names.isDisjoint(with: font.names) else { return false }
    names.subtract(font.names)
    return true
  }
}
