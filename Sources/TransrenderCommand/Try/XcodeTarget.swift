import Foundation

/// What one target of a project is made of.
struct XcodeTarget {
  let name: String
  /// Such as `com.apple.product-type.application`.
  let kind: String
  let settings: [String: String]
  let sources: [URL]
  let resources: [URL]
  /// The names of the targets that it depends on.
  let dependencies: [String]
  /// The contents of the resource bundles among them, by the bundles' names.
  let bundles: [String: [URL]]

  var isApp: Bool { kind == "com.apple.product-type.application" }

  /// [D] The system for which alone it is built, if that is not iOS: `macosx`.
  var foreignSystem: String? {
    settings["SDKROOT"].flatMap { root in
      ["macosx", "watchos", "appletvos", "xros"].first { root.hasPrefix($0) }
    }
  }

  var isLibrary: Bool { kind.contains("framework") || kind.contains("library") }

  /// The module's name in imports and storyboards.
  var module: String {
    let product = settings["PRODUCT_MODULE_NAME"] ?? settings["PRODUCT_NAME"] ?? name
    return Self.identifier(expanded(product))
  }

  /// Whether no system before iOS 13 can run it.
  var needsIOS13: Bool {
    settings["IPHONEOS_DEPLOYMENT_TARGET"].flatMap(Double.init).map { $0 >= 13 } ?? false
  }

  /// What its code may test with `#if`.
  var conditions: [String] {
    let words = (settings["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] ?? "").split(separator: " ")
    let flags = (settings["OTHER_SWIFT_FLAGS"] ?? "").matches(of: /(?:^|\s)-D\s*(\w+)/).map(\.1)
    // Swift defines DEBUG itself in a build for debugging.
    let names = Set((words + flags).map(String.init)).subtracting(["DEBUG"])
    return names.filter { $0.wholeMatch(of: /[A-Za-z_]\w*/) != nil }.sorted()
  }

  /// Replaces `$(TARGET_NAME)` and similar variables.
  func expanded(_ text: String) -> String {
    text.replacing(/\$[({](?:TARGET_NAME|PRODUCT_NAME)(?::\w+)?[)}]/) { _ in name }
  }

  /// [D] Characters that are not allowed in a name become underscores.
  static func identifier(_ name: String) -> String {
    // The linker takes no other letters.
    let plain = String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
    // Names without such letters would all be alike, and `_` is none.
    guard plain.contains(where: { $0 != "_" }) else { return "App" + plain }
    return plain.first?.isNumber == true ? "_" + plain.dropFirst() : plain
  }
}
