import Foundation
import Porting

/// Where a starter's manifest finds this package.
enum StarterDependency: Equatable {
  /// A folder, relative to the starter's own.
  case folder(String)
  case repository(String)

  /// From the flag's value; without one, the checkout that this command was built in.
  init(_ word: String?, seenFrom starter: URL) throws {
    if let word, word.contains("://") || word.hasPrefix("git@") {
      self = .repository(word)
      return
    }
    guard let word else {
      guard let checkout = Self.checkout(above: Self.executable) else {
        throw InputError(
          "cannot tell where the transrender package is; name its folder or Git URL with "
            + "--dependency"
        )
      }
      self = .folder(Self.path(from: starter, to: checkout))
      return
    }
    let folder = URL(filePath: word, directoryHint: .isDirectory).standardizedFileURL
    guard Self.isPackage(folder) else {
      throw InputError(
        "\(word) is not a checkout of transrender; name its folder or Git URL with --dependency"
      )
    }
    self = .folder(Self.path(from: starter, to: folder))
  }

  /// As written in the manifest.
  var declaration: String {
    switch self {
    case .folder(let path): ".package(path: \(SwiftSpelling.quoted(path)))"
    case .repository(let url): ".package(url: \(SwiftSpelling.quoted(url)), branch: \"main\")"
    }
  }

  /// The name by which SwiftPM knows the package: the last component, without `.git`.
  var identity: String {
    let location =
      switch self {
      case .folder(let path): path
      case .repository(let url): url
      }
    let last = location.split { $0 == "/" || $0 == ":" }.last.map(String.init) ?? location
    return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
  }

  static func checkout(above file: URL) -> URL? {
    sequence(first: file.deletingLastPathComponent()) { folder in
      folder.path == "/" ? nil : folder.deletingLastPathComponent()
    }
    .first(where: isPackage)
  }

  private static var executable: URL {
    URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
  }

  private static func isPackage(_ folder: URL) -> Bool {
    let manifest = folder.appending(path: "Package.swift").path
    guard let bytes = FileManager.default.contents(atPath: manifest) else { return false }
    return String(decoding: bytes, as: UTF8.self).contains("name: \"transrender\"")
  }

  /// `../../transrender`, for two normalised paths.
  static func path(from folder: URL, to target: URL) -> String {
    let (one, other) = (folder.pathComponents, target.pathComponents)
    let shared = zip(one, other).prefix { $0 == $1 }.count
    let way = Array(repeating: "..", count: one.count - shared) + other.dropFirst(shared)
    return way.isEmpty ? "." : way.joined(separator: "/")
  }
}
