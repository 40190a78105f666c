import Foundation
import Porting

/// The members of `R` by their kind.
struct RSwiftResources {
  private let files: [URL]
  private let documents: [(kind: String, document: RSwiftDocument)]
  private let asks: (String) -> Bool

  /// `asks` says whether the code has a text.
  init(_ files: [URL], asks: @escaping (String) -> Bool, declares: (String) -> Bool) {
    self.files = files
    self.asks = asks
    documents = files.filter { ["storyboard", "xib"].contains($0.pathExtension) }.map {
      ($0.pathExtension, RSwiftDocument($0, declares: declares))
    }
  }

  /// Nil for kinds that are not written here.
  func members(_ kind: String) throws -> RSwiftMembers? {
    switch kind {
    case "image": assets("imageset", "ImageResource", and: ["png", "jpg", "jpeg"])
    case "color": assets("colorset", "ColorResource", and: [])
    case "string": try strings()
    case "storyboard": storyboards
    case "nib": nibs
    case "reuseIdentifier": reuseIdentifiers
    case "segue": segues
    case "file": fileResources
    default: nil
    }
  }

  private static func quoted(_ text: String) -> String { SwiftSpelling.quoted(text) }

  private func assets(_ kind: String, _ type: String, and endings: [String]) -> RSwiftMembers {
    var members = RSwiftMembers()
    for catalogue in files where catalogue.pathExtension == "xcassets" {
      for asset in CatalogueAssets(catalogue).all where asset.kind == kind {
        let name = (asset.spaces + [asset.name]).joined(separator: "/")
        members.add(asset.name, in: asset.spaces) {
          "static let \($0) = \(type)(name: \(Self.quoted(name)))"
        }
      }
    }
    for file in files where endings.contains(file.pathExtension) {
      let stem = file.deletingPathExtension().lastPathComponent
      let plain = stem.replacing(/(?:@[23]x)?(?:~(?:ipad|iphone))?$/, with: "")
      // [D] `UIImage(named:)` asks for no ending of a PNG.
      let name = file.pathExtension == "png" ? plain : "\(plain).\(file.pathExtension)"
      members.add(name) { "static let \($0) = \(type)(name: \(Self.quoted(name)))" }
    }
    return members
  }

  private func strings() throws -> RSwiftMembers {
    var members = RSwiftMembers()
    for file in files {
      let table = file.deletingPathExtension().lastPathComponent
      guard asks(".string.\(RSwiftName.of(table)).") else { continue }
      for (key, format) in try Self.texts(of: file).sorted(by: { $0.key < $1.key }) {
        members.add(key, in: [table]) { Self.string($0, table, key, format) }
      }
    }
    return members
  }

  private static func texts(of file: URL) throws -> [String: String] {
    switch file.pathExtension {
    case "strings":
      let data = try Data(contentsOf: file)
      let list = try PropertyListSerialization.propertyList(from: data, format: nil)
      return list as? [String: String] ?? [:]
    case "xcstrings":
      let tables = try GeneralTexts.ofCatalog(try Data(contentsOf: file))
      return tables.values.reduce(into: [:]) { $0.merge($1) { first, _ in first } }
    default: return [:]
    }
  }

  private static func string(
    _ symbol: String,
    _ table: String,
    _ key: String,
    _ format: String
  ) -> String {
    let resource = "StringResource(table: \(quoted(table)), key: \(quoted(key)))"
    let types = Placeholders(format).types.map { ["Any": "String", "Float": "Double"][$0] ?? $0 }
    guard !types.isEmpty else { return "static let \(symbol) = \(resource)" }
    let parameters = types.enumerated().map { "_ value\($0 + 1): \($1)" }
    let values = types.enumerated().map { Self.value("value\($0 + 1)", of: $1) }
    return "static func \(symbol)(\(parameters.joined(separator: ", "))) -> String "
      + "{ \(resource).text([\(values.joined(separator: ", "))]) }"
  }

  /// A parameter as a format takes it, which knows no raw pointers.
  private static func value(_ parameter: String, of type: String) -> String {
    type == "UnsafeRawPointer" ? "Int(bitPattern: \(parameter))" : parameter
  }

  private var storyboards: RSwiftMembers {
    var members = RSwiftMembers()
    for (_, board) in documents.filter({ $0.kind == "storyboard" }) {
      members.add(board.name) { symbol in
        let initial = board.initialController?.type ?? "UIViewController"
        let type = "Storyboard_" + RSwiftName.of(board.name)
        var inner = RSwiftMembers()
        for controller in board.controllers {
          guard let identifier = controller.identifier else { continue }
          inner.add(identifier) {
            "let \($0) = ControllerIdentifier<\(controller.type)>(storyboard: "
              + "\(Self.quoted(board.name)), identifier: \(Self.quoted(identifier)))"
          }
        }
        let lines = inner.lines(named: "", indent: "").dropFirst().dropLast()
        return
          (["struct \(type): Storyboard {"] + [
            "  typealias Initial = \(initial)", "  let name = \(Self.quoted(board.name))",
          ] + lines + ["}", "static let \(symbol) = \(type)()"]).joined(separator: "\n")
      }
    }
    return members
  }

  private var nibs: RSwiftMembers {
    var members = RSwiftMembers()
    for (_, nib) in documents.filter({ $0.kind == "xib" }) {
      let view = nib.firstView ?? "UIView"
      let cell = nib.cells.first.map { ", identifier: \(Self.quoted($0.identifier))" }
      let type = cell == nil ? "Nib" : "ReusableNib"
      members.add(nib.name) {
        "static let \($0) = \(type)<\(view)>(name: \(Self.quoted(nib.name))\(cell ?? ""))"
      }
    }
    return members
  }

  private var reuseIdentifiers: RSwiftMembers {
    var members = RSwiftMembers()
    for cell in documents.flatMap(\.document.cells) {
      members.add(cell.identifier) {
        "static let \($0) = ReuseIdentifier<\(cell.type)>(identifier: "
          + "\(Self.quoted(cell.identifier)))"
      }
    }
    return members
  }

  private var segues: RSwiftMembers {
    var members = RSwiftMembers()
    for segue in documents.flatMap(\.document.segues) {
      members.add(segue.identifier, in: [segue.source]) {
        "static let \($0) = SegueIdentifier<\(segue.source), \(segue.destination)>(identifier: "
          + "\(Self.quoted(segue.identifier)))"
      }
    }
    return members
  }

  private var fileResources: RSwiftMembers {
    let others = ["storyboard", "xib", "strings", "stringsdict", "xcstrings", "xcassets"]
    var members = RSwiftMembers()
    for file in files where !others.contains(file.pathExtension) {
      let name = file.deletingPathExtension().lastPathComponent
      members.add(file.lastPathComponent) {
        "static let \($0) = FileResource(name: \(Self.quoted(name)), pathExtension: "
          + "\(Self.quoted(file.pathExtension)))"
      }
    }
    return members
  }
}
