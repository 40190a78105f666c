import Foundation
import Geometry

/// An SVG document: its elements by id and the rules of its style sheets.
final class SVGDocument {
  let root: SVGElement
  let sheet: SVGStyleSheet
  private var named: [String: SVGElement] = [:]

  private init(_ root: SVGElement) {
    self.root = root
    var sheets: [String] = []
    var rest = [root]
    while let element = rest.popLast() {
      if let id = element["id"], named[id] == nil { named[id] = element }
      if element.name == "style" { sheets.append(element.text) }
      rest += element.children.reversed()
    }
    sheet = SVGStyleSheet(sheets)
  }

  subscript(_ id: String) -> SVGElement? { named[id] }

  static func image(_ bytes: [UInt8]) throws(VectorImageError) -> VectorImage {
    let root = try SVGReader.read(bytes)
    guard root.name == "svg" else {
      throw .damaged(reason: "its root element is <\(root.name)>, not <svg>")
    }
    let document = SVGDocument(root)
    let size = try document.size()
    let canvas = VectorCanvas()
    let painter = SVGPainter(document, canvas, size: size)
    try painter.paintRoot()
    return VectorImage(size: size, canvas: canvas)
  }

  /// [W] Without a width and height, a document is as large as its `viewBox`.
  private func size() throws(VectorImageError) -> CGSize {
    let box = SVGViewBox(root)?.box.size
    let (width, height) = (side("width"), side("height"))
    let ratio = box.map { $0.height / $0.width } ?? 1
    let size = CGSize(
      width: width ?? height.map { $0 / Double(ratio) } ?? Double(box?.width ?? 100),
      height: height ?? width.map { $0 * Double(ratio) } ?? Double(box?.height ?? 100)
    )
    guard size.width >= 1e-3, size.height >= 1e-3, size.width <= VectorLimits.side,
      size.height <= VectorLimits.side
    else { throw .damaged(reason: "it is \(size.width) points by \(size.height)") }
    return size
  }

  /// Percentages are ignored, because they refer to a page around the picture.
  private func side(_ name: String) -> Double? {
    root[name].flatMap { $0.hasSuffix("%") ? nil : SVGLength.value($0, of: 0) }
  }
}
