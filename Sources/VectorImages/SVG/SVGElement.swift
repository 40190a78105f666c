/// An element whose attributes include the rules of its style sheets.
final class SVGElement {
  let name: String
  let attributes: [String: String]
  var children: [SVGElement] = []
  var text = ""

  init(name: String, attributes: [String: String]) {
    self.name = name
    self.attributes = attributes
  }

  subscript(_ name: String) -> String? { attributes[name] }

  /// The id in `href="#name"` or `xlink:href`.
  var reference: String? {
    let text = attributes["href"] ?? attributes["xlink:href"]
    return text.flatMap { $0.hasPrefix("#") ? String($0.dropFirst()) : nil }
  }

  /// The declarations of its `style`, which override its attributes.
  lazy var declarations = SVGStyleSheet.declarations(attributes["style"] ?? "")

  var classes: [Substring] { (attributes["class"] ?? "").split(whereSeparator: \.isWhitespace) }
}
