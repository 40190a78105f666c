import Typography
import VirtualTime

/// The fonts that an app registers while it runs, or that its documents bring along.
final class RegisteredFonts: StagePart {
  /// The last one first.
  private(set) var fonts: [KnownFont] = []
  /// The files of documents that were opened, whatever was in them.
  private var opened: Set<String> = []

  static var ofStage: RegisteredFonts { StageCore.ambient.part(RegisteredFonts.self) }

  /// Whether it is a font that has not been registered yet.
  ///
  /// One that can be drawn takes the place of one that cannot.
  @discardableResult
  func add(_ font: KnownFont) -> Bool {
    if font.fault == nil {
      fonts.removeAll { $0.fault != nil && !$0.names.isDisjoint(with: font.names) }
    }
    guard fonts.allSatisfy({ $0.names.isDisjoint(with: font.names) }) else { return false }
    fonts.insert(font, at: 0)
    return true
  }

  /// Adds the fonts of a file, which is opened once: every nib may list it.
  func add(atPath path: String) {
    guard opened.insert(path).inserted else { return }
    for font in KnownFont.all(atPath: path) { add(font) }
  }

  /// Whether it had been registered; what cannot be drawn never is.
  func remove(_ font: KnownFont) -> Bool {
    // The next document that lists it brings it along again.
    opened = []
    let count = fonts.count
    fonts.removeAll { $0.fault == nil && !$0.names.isDisjoint(with: font.names) }
    return fonts.count < count
  }
}
