import Foundation
import HeadlessUIKit
import Scene
import TestSupport
import Testing

@testable import InterfaceBuilder

/// Fonts that documents and property lists name by their files.
@MainActor
@Suite struct CustomFontsTests {
  private let stage = Stage()
  private let scratch: ProjectScratch

  init() throws {
    scratch = try ProjectScratch()
  }

  private func write(_ bytes: Data, _ path: String) throws -> URL {
    let url = scratch.url.appending(path: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try bytes.write(to: url)
    return url
  }

  private let list = """
    <customFonts key="customFonts"><array key="Own.ttf"><string>Own-Regular</string></array>\
    </customFonts>
    """

  private func document(listing list: String) -> Data {
    let label = """
      <subviews><label text="AB" id="l"><rect key="frame" x="0" y="0" width="90" height="30"/>
      <fontDescription key="fontDescription" name="Own-Regular" family="Own" pointSize="20"/>
      </label></subviews>
      """
    let board = Documents.storyboard([Documents.controller("a", view: label)])
    let text = String(decoding: board, as: UTF8.self)
    return Data(text.replacing("<scenes>", with: list + "<scenes>").utf8)
  }

  private func label(of controller: UIViewController?) throws -> UILabel {
    try #require(controller?.view.subviews.first as? UILabel)
  }

  private var faults: [String] {
    stage.faults.filter { $0.subject == "UIFont" }.map(\.sentence)
  }

  @Test func aListedFileOfTheProjectIsDrawn() throws {
    _ = try write(Data(TrueTypeFile().bytes), "Resources/Fonts/Own.ttf")
    let board = try write(document(listing: list), "App/Main.storyboard")
    let label = try label(of: try InterfaceFile(board).controller(nil))
    #expect(label.font.fontName == "Own-Regular")
    #expect(abs(label.intrinsicContentSize.width - 22) < 0.5)
    #expect(faults.isEmpty)
  }

  @Test func aListedFileThatIsNowhereIsReported() throws {
    let board = try write(document(listing: list), "App/Main.storyboard")
    let label = try label(of: try InterfaceFile(board).controller(nil))
    #expect(label.font.familyName == "Inter")
    #expect(faults == ["the app's font Own.ttf is neither in its bundle nor in its project"])
  }

  @Test func endingsOfFilesMayBeWrittenInAnyWay() throws {
    _ = try write(Data(TrueTypeFile().bytes), "Fonts/Own.Ttf")
    let listed = list.replacing("Own.ttf", with: "Own.Ttf")
    let board = try write(document(listing: listed), "App/Main.storyboard")
    let label = try label(of: try InterfaceFile(board).controller(nil))
    #expect(label.font.fontName == "Own-Regular")
    #expect(faults.isEmpty)
  }

  @Test(arguments: [
    ("ttcf", "ttc", "is cut short: it ends in the list of its tables"),
    ("wOFF", "woff", "is a web font"), ("wOF2", "WOFF2", "is a web font"),
  ])
  func whatIsNotDrawnIsReportedForWhatItIs(start: String, kind: String, fault: String) throws {
    _ = try write(Data(start.utf8), "Fonts/Own-Regular.\(kind)")
    let listed = list.replacing("Own.ttf", with: "Own-Regular.\(kind)")
    let board = try write(document(listing: listed), "App/Main.storyboard")
    let label = try label(of: try InterfaceFile(board).controller(nil))
    #expect(label.font.familyName == "Inter")
    #expect(faults == ["the app's font Own-Regular.\(kind) \(fault); it is not drawn"])
  }

  private func launch() throws {
    _ = try write(document(listing: ""), "Main.storyboard")
    let plist = try write(
      Data(
        """
        <plist version="1.0"><dict><key>UIMainStoryboardFile</key><string>Main</string>
        <key>UIAppFonts</key><array><string>Fonts/Own.ttf</string></array></dict></plist>
        """.utf8
      ),
      "Info.plist"
    )
    try stage.launch(infoPlist: plist)
  }

  @Test func aFileThatTheInfoPlistListsInVainIsReported() throws {
    try launch()
    #expect(faults == ["the app's font Fonts/Own.ttf is neither in its bundle nor in its project"])
  }

  @Test func theFontsOfTheInfoPlistAreTheStages() throws {
    _ = try write(Data(TrueTypeFile().bytes), "Own.ttf")
    try launch()
    stage.advance(by: 0)
    let label = try label(of: stage.window.rootViewController)
    #expect(label.font.fontName == "Own-Regular")
    #expect(faults.isEmpty)
  }
}
