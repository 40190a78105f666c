import Foundation
import CoreGraphics
import TestSupport
import Testing
import VirtualTime

@testable import HeadlessUIKit

@MainActor @Suite struct AppFontsTests {
  /// A font whose only name is "Own-Bold".
  private static let font: [UInt8] =
    [0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0] + Array("name".utf8) + [
      0, 0, 0, 0, 0, 0, 0, 28, 0, 0, 0, 26,
    ]
    + [0, 0, 0, 1, 0, 18, 0, 1, 0, 0, 0, 0, 0, 6, 0, 8, 0, 0] + Array("Own-Bold".utf8)

  @Test func anAppsFontsAreThoseThatItLists() throws {
    let folder = TemporaryFolder.ofProcess.appending(path: "\(UUID()).bundle")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(Self.font).write(to: folder.appending(path: "Own.ttf"))
    try Data(Self.font).write(to: folder.appending(path: "Other.ttf"))
    let list = ["UIAppFonts": ["Fonts/Own.ttf", "Missing.ttf"]]
    try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
      .write(to: folder.appending(path: "Info.plist"))
    let bundle = try #require(Bundle(path: folder.path))
    #expect(AppFonts.names(in: bundle) == ["Own-Bold"])
  }

  @Test func aNameThatNobodyKnowsHasNoFont() {
    #expect(!AppFonts.has("Own-Bold"))
    #expect(UIFont(name: "Own-Bold", size: 12) == nil)
  }

  /// Of one stage, as long as it is registered.
  @Test func aRegisteredFontIsKnownByItsName() throws {
    let stage = Stage()
    stage.show(UIViewController())
    let provider = try #require(CGDataProvider(data: NSData(data: Data(Self.font))))
    let font = try #require(CGFont(provider))
    #expect(font.postScriptName == "Own-Bold")
    #expect(CTFontManagerRegisterGraphicsFont(font, nil))
    #expect(UIFont(name: "Own-Bold", size: 12)?.pointSize == 12)
    var error: Unmanaged<CFError>?
    #expect(!CTFontManagerRegisterGraphicsFont(font, &error))
    #expect(error?.takeRetainedValue().code == 105)
    #expect(CTFontManagerUnregisterGraphicsFont(font, nil))
    #expect(UIFont(name: "Own-Bold", size: 12) == nil)
  }

  /// All failures were said to be of the format, also of fonts that were not enabled.
  @Test func fontsOfFilesAreRegisteredOnce() throws {
    let stage = Stage()
    stage.show(UIViewController())
    let file = TemporaryFolder.ofProcess.appending(path: "\(UUID()).ttf")
    try Data(Self.font).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let url = NSURL(fileURLWithPath: file.path)
    var codes: [[Int]] = []
    for enabled in [false, true, true] {
      CTFontManagerRegisterFontURLs([url], .process, enabled) { errors, _ in
        codes.append(errors.compactMap { ($0 as? NSError)?.code })
        return true
      }
    }
    #expect(codes == [[], [], [105]])
    #expect(CTFontManagerUnregisterFontsForURL(url, .process, nil))
    #expect(UIFont(name: "Own-Bold", size: 12) == nil)
    let provider = try #require(CGDataProvider(data: NSData(data: Data(Self.font))))
    #expect(CGFont(provider)?.fullName == nil)
  }

  @Test func whatIsNoFontIsNotRegistered() {
    #expect(CGDataProvider(data: NSData(data: Data([1, 2, 3]))).flatMap(CGFont.init(_:)) == nil)
    #expect(!CTFontManagerRegisterFontsForURL(NSURL(fileURLWithPath: "/none.ttf"), .process, nil))
  }
}
