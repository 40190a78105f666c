import Foundation

/// What a library's specification says of its files: `source_files`, `resources`, `resource_bundles`.
struct Podspec {
  private let folder: URL
  private let name: String
  private let lines: [Substring]

  /// Without files if it cannot be read.
  init(_ file: URL) {
    folder = file.deletingLastPathComponent()
    name = file.deletingPathExtension().lastPathComponent
    let text = FileManager.default.contents(atPath: file.path).map {
      String(decoding: $0, as: UTF8.self)
    }
    lines = (text ?? "").split(separator: "\n").filter { !$0.contains(/^\s*#/) }
  }

  /// The specification of that module in a folder: a module's name has no dashes, or is spelled.
  static func of(_ module: String, in folder: URL) -> Podspec? {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let all = names.filter { $0.hasSuffix(".podspec") }.sorted()
    return all.lazy.map { Podspec(folder.appending(path: $0)) }.first { $0.module == module }
  }

  private var module: String {
    let spelled = lines.lazy.compactMap {
      $0.firstMatch(of: /\.module_name\s*=\s*['"](\w+)['"]/)?.1
    }
    return spelled.first.map(String.init) ?? name.replacing(/\W/, with: "_")
  }

  func library(_ module: String) -> TriedApp.Library {
    TriedApp.Library(
      module: module,
      sources: sources,
      resources: resources,
      bundles: bundles
    )
  }

  /// Every Swift file below the folders that `source_files = "Library/**/*.swift"` names.
  private var sources: [URL] {
    let named = lines.filter { $0.contains("source_files") }
    let patterns = named.flatMap { $0.matches(of: /['"]([^'"]+)['"]/).map { String($0.1) } }
    return TriedApp.swift(
      patterns.flatMap { pattern -> [URL] in
        let place = fixed(pattern)
        return place.pathExtension == "swift" ? [place] : files(below: place) { $0 == "swift" }
      }
    )
  }

  /// The files that `resources = "Library/**/*.{xib,png}"` names.
  private var resources: [URL] {
    let found = lines.joined(separator: "\n")
      .matches(of: /\Wresources?\s*=\s*(\[[^\]]*\]|['"][^\n]*)/)
    return found.flatMap { matching(String($0.1)) }
  }

  /// The files that `resource_bundles = { "Library" => ["Library/*.xib"] }` names.
  private var bundles: [String: [URL]] {
    let pattern = /['"]([\w.-]+)['"]\s*=>\s*(\[[^\]]*\]|['"][^'"]*['"])/
    let found = lines.joined(separator: "\n").matches(of: pattern)
    return found.reduce(into: [:]) { bundles, pair in
      let files = matching(String(pair.2))
      if !files.isEmpty { bundles[String(pair.1), default: []] += files }
    }
  }

  private func matching(_ list: String) -> [URL] {
    list.matches(of: /['"]([^'"]+)['"]/).flatMap { found -> [URL] in
      let pattern = String(found.1)
      let last = pattern.split(separator: "/").last.map(String.init) ?? ""
      let place = fixed(pattern)
      // One file, or a folder that counts as one.
      if !pattern.contains("*"), AppResources.isResource(place) { return [place] }
      return files(below: place) { Self.kinds(in: last)?.contains($0) ?? true }
        .filter(AppResources.isResource)
        .filter { last.contains("*") || $0.lastPathComponent == last }
    }
  }

  /// The kinds of files in `*.{xib,png}` and `*.xib`; nil for all.
  private static func kinds(in name: String) -> Set<String>? {
    guard let dot = name.lastIndex(of: "."), name.contains("*") else { return nil }
    let words = name[name.index(after: dot)...].split { "{}, ".contains($0) }.map(String.init)
    return words == ["*"] ? nil : Set(words)
  }

  /// The folder before the first wildcard.
  private func fixed(_ pattern: String) -> URL {
    let parts = pattern.split(separator: "/").prefix { !$0.contains("*") && !$0.contains("{") }
    return folder.appending(path: parts.joined(separator: "/")).standardizedFileURL
  }

  private func files(below folder: URL, _ isMeant: (String) -> Bool) -> [URL] {
    AppResources.files(in: folder).map { folder.appending(path: $0) }
      .filter { isMeant($0.pathExtension) }
  }
}
