extension HTMLTag {
  /// What attributes say of the look: `align="center"`, `<font color="red" size="2">`.
  var presentation: [CSSDeclaration] {
    var found: [CSSDeclaration] = []
    func add(_ property: String, _ value: String?) {
      guard let value, !value.isEmpty else { return }
      found.append(CSSDeclaration(property: property, value: value))
    }
    if HTMLRole(name).isBlock {
      add("text-align", attributes["align"])
      add("direction", attributes["dir"])
    }
    switch name {
    case "font":
      add("color", attributes["color"].map(Self.color))
      add("font-family", attributes["face"])
      add("font-size", attributes["size"].flatMap(Self.fontSize))
    case "body": add("color", attributes["text"].map(Self.color))
    case "ol", "ul", "li": add("list-style-type", attributes["type"])
    default: break
    }
    return found
  }

  /// `ff0000` is a colour too.
  private static func color(_ value: String) -> String {
    let isBare = [3, 6].contains(value.utf8.count) && value.allSatisfy(\.isHexDigit)
    return isBare ? "#" + value : value
  }

  /// 1 to 7; with a sign it counts from 3.
  private static func fontSize(_ value: String) -> String? {
    guard let number = Int(value.trimmed) else { return nil }
    let isRelative = value.hasPrefix("+") || value.hasPrefix("-")
    let sizes = [
      "x-small", "small", "medium", "large", "x-large", "xx-large", "xxx-large",
    ]
    let bounded = min(max(number, -10), 10)
    return sizes[min(max(isRelative ? bounded + 3 : bounded, 1), 7) - 1]
  }
}
