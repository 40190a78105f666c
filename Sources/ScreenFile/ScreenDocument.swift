package import Foundation
package import HeadlessUIKit

/// A validated screen file: controllers, and a script for them.
package struct ScreenDocument: Sendable {
  /// Larger files are a mistake or an attack.
  static let mostBytes = 1 << 20

  var device: Stage.Device?
  /// Where the file describes the device, if it does.
  package var devicePosition: SourcePosition?
  var appearance: UIUserInterfaceStyle?
  var textSize: UIContentSizeCategory?
  var locale: Locale?
  /// Translations of the file's texts, by language.
  var strings: [Named<[Named<String>]>] = []
  /// In seconds; if nil, the film ends when everything is at rest.
  var duration: Double?
  var assetFolder: Reference?
  var styles: [Named<ViewAppearance>] = []
  var controllers: [Named<ControllerPlan>] = []
  var script: [Step] = []

  /// The URL of the file; relative paths start from its folder.
  private(set) var url = URL(filePath: "screen.json")
  private(set) var pictures = AssetShelf()

  /// Reads a file and all files that it names.
  package init(contentsOf url: URL) throws(ScreenFileError) {
    try self.init(text: Self.text(of: url), at: url)
  }

  /// Parses a text as the contents of `url`.
  package init(text: String, at url: URL) throws(ScreenFileError) {
    var reading = Reading()
    let document = Self.read(text, at: url, &reading)
    guard reading.problems.isEmpty, let document else {
      throw .problems(path: url.relativePath, reading.ordered)
    }
    self = document
  }

  init() {}

  /// The device that the file asks for.
  package var usualDevice: Stage.Device { device ?? .iPhone15 }

  /// The translations for `locale`; empty if there are none.
  func strings(for locale: Locale?) -> [String: String] {
    guard let locale else { return [:] }
    let wanted = locale.identifier(.bcp47).lowercased()
    // `zh-Hant-TW` falls back to `zh-Hant` and then to `zh`.
    let fitting = strings.filter { table in
      let name = table.name.lowercased()
      return wanted == name || wanted.hasPrefix(name + "-")
    }
    let best = fitting.max { $0.name.count < $1.name.count }?.value ?? []
    return Dictionary(best.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
  }

  private static func read(
    _ text: String,
    at url: URL,
    _ reading: inout Reading
  ) -> ScreenDocument? {
    do {
      let node = try JSONParser.parse(text)
      guard var document = table.read(node, &reading) else { return nil }
      document.url = url
      DocumentCheck(document).run(&reading)
      document.pictures = AssetShelf(for: document, &reading)
      return document
    } catch {
      reading.complain(error.position, found: error.found, expected: error.expected)
      return nil
    }
  }

  static func text(of url: URL) throws(ScreenFileError) -> String {
    do {
      let data = try PlainFile.contents(of: url.path, atMost: mostBytes)
      if let text = String(validating: data, as: UTF8.self) { return text }
      throw ScreenFileError.notText(path: url.relativePath, SourcePosition(ofFaultIn: data))
    } catch let fault as PlainFile.Fault {
      throw fault.error(about: url.relativePath)
    } catch {
      throw error as? ScreenFileError ?? .unreadable(path: url.relativePath, reason: "\(error)")
    }
  }
}

extension PlainFile.Fault {
  fileprivate func error(about path: String) -> ScreenFileError {
    switch self {
    case .tooLarge(let bytes): .tooLarge(path: path, bytes: bytes)
    case .unreadable(let reason): .unreadable(path: path, reason: reason)
    }
  }
}
