import Foundation
import HeadlessUIKit
import Imaging
import Symbols

/// The pictures that a file names: files, read and decoded once, and symbols.
struct AssetShelf: Sendable {
  static let mostBytes = 64 << 20

  private var images: [String: UIImage] = [:]
  private var symbols: Set<String> = []

  init() {}

  /// Reads every picture; problems are reported where the picture is named.
  init(for document: ScreenDocument, _ reading: inout Reading) {
    let names = document.controllers.flatMap { controller in
      (controller.value.bar.icon.map { [$0] } ?? [])
        + controller.value.views.flatMap(\.pictureNames)
    }
    guard let root = Self.root(for: document, &reading) else { return }
    for name in names where images[name.name] == nil {
      if Self.isSymbol(name.name, below: root) {
        symbols.insert(name.name)
      } else {
        images[name.name] = Self.image(name, below: root, &reading)
      }
    }
  }

  /// A symbol is made anew, since its size is rounded to the pixels of the screen that shows it.
  subscript(name: String) -> UIImage? {
    images[name] ?? (symbols.contains(name) ? UIImage(systemName: name) : nil)
  }

  /// A file of that name comes first.
  private static func isSymbol(_ name: String, below root: AssetRoot) -> Bool {
    guard SymbolDrawing.isKnown(name) else { return false }
    do {
      _ = try root.resolvedPath(of: name)
      return false
    } catch {
      return error == .missing
    }
  }

  private static func root(for document: ScreenDocument, _ reading: inout Reading) -> AssetRoot? {
    let folder = document.url.deletingLastPathComponent()
    do {
      return try AssetRoot(below: folder, named: document.assetFolder?.name)
    } catch {
      if let name = document.assetFolder { complain(about: name, error, to: &reading) }
      return nil
    }
  }

  private static func image(
    _ name: Reference,
    below root: AssetRoot,
    _ reading: inout Reading
  ) -> UIImage? {
    do {
      let path = try root.resolvedPath(of: name.name)
      return try picture(at: path, name, &reading)
    } catch let fault as AssetRoot.Fault {
      complain(about: name, fault, to: &reading)
    } catch {
      reading.complain(
        name.position,
        found: "\"\(JSONNode.shortened(name.name))\", which cannot be read",
        expected: "a PNG file of at most \(mostBytes >> 20) MB"
      )
    }
    return nil
  }

  private static func picture(
    at path: String,
    _ name: Reference,
    _ reading: inout Reading
  ) throws -> UIImage? {
    let data = try PlainFile.contents(of: path, atMost: mostBytes)
    do {
      let bitmap = try PNG.decode([UInt8](data))
      return UIImage(cgImage: CGImage(bitmap), scale: scale(of: name.name), orientation: .up)
    } catch {
      let found = "\"\(JSONNode.shortened(name.name))\", which is not one (\(error))"
      reading.complain(name.position, found: found, expected: "a PNG file")
      return nil
    }
  }

  /// `logo@2x.png` has two pixels per point.
  private static func scale(of name: String) -> Double {
    let stem = name.hasSuffix(".png") ? name.dropLast(4) : name[...]
    return stem.hasSuffix("@3x") ? 3 : stem.hasSuffix("@2x") ? 2 : 1
  }

  private static func complain(
    about name: Reference,
    _ fault: AssetRoot.Fault,
    to reading: inout Reading
  ) {
    let what = fault == .outside ? "which is outside of the asset folder" : "which does not exist"
    reading.complain(
      name.position,
      found: "\"\(JSONNode.shortened(name.name))\", \(what)",
      expected: "a path below the asset folder, without \"..\", or the name of a symbol"
    )
  }
}

extension ViewPlan {
  var pictureNames: [Reference] {
    let own: [Reference] =
      switch kind {
      case .image(let name): [name]
      case .list(let list): list.sections.flatMap(\.rows).compactMap(\.image)
      case .button: [picture].compactMap(\.self)
      case .toolbar(let items): items.compactMap(\.image)
      default: []
      }
    return own + views.flatMap(\.pictureNames)
  }
}
