import Typography
import VirtualTime

/// The fonts that an app registers while it runs, or that its documents bring along.
final class RegisteredFonts: StagePart {
  /// The last one first.
  private(set) var fonts: [KnownFont] = []

  static var ofStage: RegisteredFonts { StageCore.ambient.part(RegisteredFonts.self) }

  /// Whether it is a font that has not been registered yet.
  @discardableResult
  func add(_ font: KnownFont) -> Bool {
    guard fonts.allSatisfy({ $0.names.isDisjoint(with: font.names) }) else { return false }
    fonts.insert(font, at: 0)
    return true
  }

  /// Whether it had been registered.
  func remove(_ font: KnownFont) -> Bool {
    let count = fonts.count
    fonts.removeAll { !$0.names.isDisjoint(with: font.names) }
    return fonts.count < count
  }
}
