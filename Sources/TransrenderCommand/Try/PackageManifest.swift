import Foundation

/// What a package's manifest says of its targets, read without running it.
struct PackageManifest {
  private let text: String

  init(_ text: String) {
    self.text = text.replacing(/\s\/\/[^\n]*/, with: "")
  }

  /// The folder of a target; nil if the package has no such target.
  func path(of target: String) -> String? {
    for found in text.matches(of: /\.target\s*\(/) {
      let arguments = text[found.range.upperBound...].toItsEnd
      guard Self.argument("name", of: arguments) == target else { continue }
      return Self.argument("path", of: arguments) ?? "Sources/" + target
    }
    return nil
  }

  private static func argument(_ label: String, of arguments: Substring) -> String? {
    for found in arguments.matches(of: /(\w+)\s*:\s*"([^"]*)"/) where found.1 == label {
      return String(found.2)
    }
    return nil
  }
}

extension Substring {
  /// Up to the bracket that closes what is open at the start.
  fileprivate var toItsEnd: Substring {
    var depth = 0
    let end = firstIndex { character in
      if "([".contains(character) { depth += 1 }
      guard ")]".contains(character) else { return false }
      depth -= 1
      return depth < 0
    }
    return self[..<(end ?? endIndex)]
  }
}
