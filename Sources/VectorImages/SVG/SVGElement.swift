/// An element with the rules of its style sheets already among its attributes.
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

  /// What `href="#name"` or `xlink:href` refers to.
  var reference: String? {
    let text = attributes["href"] ?? attributes["xlink:href"]
    return text.flatMap { $0.hasPrefix("#") ? String($0.dropFirst()) : nil }
  }

  /// Its style declarations, which count more than its attributes.
  lazy var declarations = SVGStyleSheet.declarations(attributes["style"] ?? "")

  var classes: [Substring] { (attributes["class"] ?? "").split(whereSeparator: \.isWhitespace) }
}
