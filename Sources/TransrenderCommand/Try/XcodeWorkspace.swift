import Foundation

/// A workspace file, `Shop.xcworkspace/contents.xcworkspacedata`: groups and the places of projects.
struct XcodeWorkspace {
  /// Those that are there.
  let projects: [URL]

  init(_ url: URL) throws(InputError) {
    let file = url.appending(path: "contents.xcworkspacedata")
    guard let data = FileManager.default.contents(atPath: file.path) else {
      throw InputError("cannot read \(file.path); name an Xcode workspace or project")
    }
    let home = url.deletingLastPathComponent()
    projects = Self.places(in: String(decoding: data, as: UTF8.self), of: home).filter {
      $0.pathExtension == "xcodeproj" && $0.lastPathComponent != "Pods.xcodeproj"
        && FileManager.default.fileExists(atPath: $0.path)
    }
    guard !projects.isEmpty else {
      throw InputError(
        "\(url.path) names no project that is there; check out its submodules, or name a project"
          + " or a folder of sources"
      )
    }
  }

  /// Where the files are, of which some are named from the group that they are in.
  private static func places(in text: String, of home: URL) -> [URL] {
    var groups = [home]
    var found: [URL] = []
    for tag in text.matches(of: /<(\/?)(Group|FileRef)([^>]*?)(\/?)>/) {
      let isGroup = tag.2 == "Group"
      guard tag.1.isEmpty else {
        if isGroup, groups.count > 1 { groups.removeLast() }
        continue
      }
      let url = place(tag.3, in: groups[groups.count - 1], of: home)
      if !isGroup { found.append(url) }
      if isGroup, tag.4.isEmpty { groups.append(url) }
    }
    return found
  }

  /// Locations such as `group:App/App.xcodeproj`; a group may have none.
  private static func place(_ attributes: Substring, in group: URL, of home: URL) -> URL {
    guard let location = attributes.firstMatch(of: /location\s*=\s*"(\w+):([^"]*)"/) else {
      return group
    }
    // The workspace that Xcode keeps inside a project.
    if location.1 == "self" { return home }
    let base =
      switch location.1 {
      case "absolute": URL(filePath: "/")
      case "container": home
      default: group
      }
    return base.appending(path: plain(String(location.2))).standardizedFileURL
  }

  /// The text of an attribute of XML.
  private static func plain(_ text: String) -> String {
    [("&apos;", "'"), ("&quot;", "\""), ("&lt;", "<"), ("&gt;", ">"), ("&amp;", "&")]
      .reduce(text) { $0.replacing($1.0, with: $1.1) }
  }
}
