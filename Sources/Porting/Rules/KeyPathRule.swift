extension Rule {
  /// `#keyPath(CALayer.opacity)` → `"opacity"`.
  static let keyPaths = Rule(name: "keyPath") { draft in
    for (number, file) in draft.module.sources.enumerated() {
      for index in file.tokens.indices where file.is(index, "#keyPath") && file.isActive[index] {
        guard file.kind(index + 1) == .leftParenthesis else { continue }
        let close = file.partners[index + 1]
        guard let path = path(index + 2..<close, in: file, draft.module) else {
          draft.left(
            "this #keyPath cannot be read",
            by: "keyPath",
            at: index,
            in: number,
            remedy: "write the path as a string"
          )
          continue
        }
        draft.replace(index..<close + 1, in: number, by: "\"\(path)\"")
        draft.rewrote("#keyPath", by: "keyPath", at: index, in: number)
      }
    }
  }

  private static func path(_ range: Range<Int>, in file: Source, _ module: Module) -> String? {
    var parts: [String] = []
    for index in range {
      switch file.kind(index) {
      case .identifier: parts.append(file.name(index))
      case .dot, .postfixQuestion, .postfixExclamation: continue
      default: return nil
      }
    }
    var type: String?
    while let first = parts.first, parts.count > 1, isType(first, module) {
      type = first
      parts.removeFirst()
    }
    if parts.first == "self", parts.count > 1 { parts.removeFirst() }
    guard !parts.isEmpty else { return nil }
    // UIKit's `isHidden` is `hidden` in Objective-C; the app's own properties keep their names.
    if let type, module.resolve(type) == nil { parts[0] = objectiveCName(of: parts[0]) }
    return parts.joined(separator: ".")
  }

  private static func isType(_ name: String, _ module: Module) -> Bool {
    module.resolve(name) != nil || name.utf8.first?.isUppercase == true
  }

  private static func objectiveCName(of property: String) -> String {
    let rest = property.dropFirst(2)
    guard property.hasPrefix("is"), let first = rest.utf8.first, first.isUppercase else {
      return property
    }
    return rest.prefix(1).lowercased() + rest.dropFirst()
  }
}
