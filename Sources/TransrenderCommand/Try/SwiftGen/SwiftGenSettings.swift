import Foundation

/// What `swiftgen.yml` asks for, as far as it can be made here.
struct SwiftGenSettings {
  enum Kind: String, CaseIterable {
    case xcassets, strings

    // [D] SwiftGen's names of its templates, and of what they declare.
    fileprivate var templates: [String] {
      switch self {
      case .xcassets: ["swift5", "swift4"]
      case .strings: ["structured-swift5", "structured-swift4", "flat-swift5", "flat-swift4"]
      }
    }

    var usualName: String { self == .xcassets ? "Asset" : "L10n" }
  }

  struct Job {
    let kind: Kind
    let template: String
    let inputs: [URL]
    /// The type that holds all others.
    let name: String
    let params: [String: String]

    /// Whether texts are declared side by side, and not in types after the parts of their keys.
    var isFlat: Bool { template.hasPrefix("flat") }

    func isSet(_ param: String) -> Bool { params[param].map { $0 != "false" } ?? false }
  }

  let jobs: [Job]

  /// The nearest to the app; nil if there is none.
  static func file(in folder: URL) -> URL? {
    let all = AppResources.files(in: folder).filter {
      ["swiftgen.yml", "swiftgen.yaml"].contains(URL(filePath: $0).lastPathComponent)
    }
    let hidden = folder.appending(path: ".swiftgen.yml")
    let nearest = all.min { ($0.count { $0 == "/" }, $0) < ($1.count { $0 == "/" }, $1) }
    return nearest.map { folder.appending(path: $0) }
      ?? (FileManager.default.fileExists(atPath: hidden.path) ? hidden : nil)
  }

  init(_ file: URL) throws {
    let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    let settings = try PlainYAML(text)
    let folder = file.deletingLastPathComponent()
    let home = settings["input_dir"]?.string.map { folder.appending(path: $0) } ?? folder
    jobs = Kind.allCases.flatMap { kind in
      (settings[kind.rawValue]?.elements ?? []).flatMap { Self.jobs($0, kind, in: home) }
    }
  }

  private static func jobs(_ entry: PlainYAML, _ kind: Kind, in home: URL) -> [Job] {
    let paths = (entry["inputs"] ?? entry["paths"])?.elements.compactMap(\.string) ?? []
    let inputs = paths.map { home.appending(path: $0).standardizedFileURL }
    return (entry["outputs"]?.elements ?? []).compactMap { output in
      guard let template = output["templateName"]?.string, kind.templates.contains(template) else {
        return nil
      }
      var params: [String: String] = [:]
      if case .map(let map) = output["params"] { params = map.compactMapValues(\.string) }
      return Job(
        kind: kind,
        template: template,
        inputs: inputs,
        name: params["enumName"] ?? kind.usualName,
        params: params
      )
    }
  }
}
