/// The signs of a format and the functions that they call.
enum ExpressionSigns {
  static let sums = ["+": "add:to:", "-": "from:subtract:"]
  static let products = ["*": "multiply:by:", "/": "divide:by:"]

  fileprivate static let byName: [String: String] = {
    var signs = ["raise:toPower:": "**"]
    for (sign, name) in sums { signs[name] = sign }
    for (sign, name) in products { signs[name] = sign }
    return signs
  }()
}

extension Term {
  /// As a format has it.
  var format: String {
    switch self {
    case .value(nil): "nil"
    case .value(let text as String): "\"\(text)\""
    case .value(let value?): "\(value)"
    case .path(let keys): keys.isEmpty ? "SELF" : keys.joined(separator: ".")
    case .variable(let name, let keys): (["$" + name] + keys).joined(separator: ".")
    case .list(let terms): "{\(Self.list(terms))}"
    case .function(let name, let terms): Self.call(name, terms)
    }
  }

  private static func list(_ terms: [Term]) -> String {
    terms.map(\.format).joined(separator: ", ")
  }

  private static func call(_ name: String, _ terms: [Term]) -> String {
    if let sign = ExpressionSigns.byName[name], terms.count == 2 {
      return "\(enclosed(terms[0])) \(sign) \(enclosed(terms[1]))"
    }
    let plainName = name.prefix { $0 != ":" }
    return "\(plainName)(\(list(terms)))"
  }

  private static func enclosed(_ term: Term) -> String {
    if case .function(let name, _) = term, ExpressionSigns.byName[name] != nil {
      return "(\(term.format))"
    }
    return term.format
  }
}
