import Foundation
import Glibc

/// The only folder that a screen file may read from.
struct AssetRoot {
  enum Fault: Error, Equatable {
    case outside
    case missing
  }

  /// With all links resolved.
  private let path: String

  /// The folder `name` below `folder`, or `folder` itself.
  init(below folder: URL, named name: String?) throws(Fault) {
    guard let base = Self.resolved(folder.path) else { throw .missing }
    guard let name else {
      path = base
      return
    }
    path = try Self.resolvedPath(of: name, below: base)
  }

  /// The resolved path of a file below the root.
  func resolvedPath(of name: String) throws(Fault) -> String {
    try Self.resolvedPath(of: name, below: path)
  }

  private static func resolvedPath(of name: String, below base: String) throws(Fault) -> String {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    guard !name.isEmpty, !name.hasPrefix("/"), !parts.contains(".."), !name.contains("\0") else {
      throw .outside
    }
    guard let real = resolved(base + "/" + name) else { throw .missing }
    // A link may point anywhere; its target must be below the root.
    guard real == base || real.hasPrefix(base == "/" ? "/" : base + "/") else { throw .outside }
    return real
  }

  private static func resolved(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }
}
