import Foundation

/// What one target of a project is made of.
struct XcodeTarget {
  let name: String
  /// Such as `com.apple.product-type.application`.
  let kind: String
  let settings: [String: String]
  let sources: [URL]
  let resources: [URL]
  /// Names of the targets that it needs.
  let dependencies: [String]

  var isApp: Bool { kind == "com.apple.product-type.application" }

  var isLibrary: Bool { kind.contains("framework") || kind.contains("library") }

  /// As `import` and storyboards have it.
  var module: String {
    let product = settings["PRODUCT_MODULE_NAME"] ?? settings["PRODUCT_NAME"] ?? name
    return Self.identifier(expanded(product))
  }

  /// With `$(TARGET_NAME)` and the like in place.
  func expanded(_ text: String) -> String {
    text.replacing(/\$[({](?:TARGET_NAME|PRODUCT_NAME)(?::\w+)?[)}]/) { _ in name }
  }

  /// [D] What cannot stand in a name becomes an underscore.
  static func identifier(_ name: String) -> String {
    let plain = String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
    return plain.first?.isNumber == true ? "_" + plain.dropFirst() : plain
  }
}
