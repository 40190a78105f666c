import Bitmap
import CairoRenderer
import FrameExport
import Typography

extension Command {
  static let doctor = Command(
    name: "doctor",
    summary: "print versions and fonts, and draw a picture to test them",
    arguments: "",
    flags: [],
    examples: ["doctor"],
    offer: .nothing
  ) { arguments, session in
    try arguments.expectArguments(named: [])
    var lines = [Version.line] + Version.libraries
    lines.append("fonts from \(FontSource.current)")
    lines += fontLines(try FontFingerprint())
    let picture = try Renderer(scale: 1).draw(ReferenceScreens.detail())
    // Equal on every machine; a different digest means different libraries or fonts.
    lines.append("self-test \(picture.digest)")
    lines.append(Video.isPossible ? "ffmpeg found" : "ffmpeg not found: no MP4 or WebM")
    session.console.result(lines.joined(separator: "\n"))
  }

  /// One line for each package whose files are as expected, and one for each other file.
  private static func fontLines(_ fonts: FontFingerprint) -> [String] {
    let known = Set(fonts.entries.compactMap(\.origin)).sorted().map { origin in
      "  \(origin): \(fonts.entries.count { $0.origin == origin }) files, as expected"
    }
    let others = fonts.entries.filter { $0.origin == nil }
    return known + others.map { "  \($0.file): not the expected file, SHA-256 \($0.sha256)" }
  }
}
