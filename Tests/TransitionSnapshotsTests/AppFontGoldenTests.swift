import Foundation
import HeadlessUIKit
import Scene
import TestSupport
import Testing

@testable import TransitionSnapshots

/// Goldens also depend on the fonts that an app brings along.
@MainActor @Suite struct AppFontGoldenTests {
  private let bench: Workbench
  private let stages = Stages()

  init() throws { bench = try Workbench() }

  /// A label in a font, on a stage that knows one of a file.
  private func take(_ font: TrueTypeFile, named name: String = "Own-Regular") throws -> Take {
    let stage = Stage(device: .init(width: 40, height: 40, scale: 1))
    let file = bench.folder.appending(path: "Own.ttf")
    try Data(font.bytes).write(to: file)
    #expect(CTFontManagerRegisterFontsForURL(NSURL(fileURLWithPath: file.path), .process, nil))
    stages.all.append(stage)
    let root = UIViewController()
    stage.show(root)
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    label.font = UIFont(name: name, size: 20)
    (label.text, label.textColor) = ("AA", .white)
    root.view.addSubview(label)
    return try Take(stage.record(for: 0, fps: 60) {}, at: .everyFrame)
  }

  @Test func aChangedFontIsTheReason() throws {
    let old = TrueTypeFile()
    var new = old
    new.letters[1] = TrueTypeFile.Letter("A", advance: 900)
    _ = try bench.verify(take(old), record: .missing)
    let verdicts = try bench.verify(take(new), record: .never)
    let message = verdicts.map(\.message).joined(separator: "\n")
    #expect(message.contains("golden recorded with Own-Regular of the app "))
    #expect(message.contains("; you run Own-Regular of the app "))
  }

  @Test func onlyFontsThatAreShownCount() throws {
    let own = Fingerprint.current(showing: try take(TrueTypeFile()).film)
    #expect(own.fonts.dropLast() == Fingerprint.current.fonts[...])
    #expect(own.fonts.last?.hasPrefix("Own-Regular of the app ") == true)
    let plain = try take(TrueTypeFile(), named: "Inter-Regular").film
    #expect(Fingerprint.current(showing: plain) == .current)
  }
}

/// A stage knows its fonts as long as it lives.
@MainActor private final class Stages {
  var all: [Stage] = []
}
