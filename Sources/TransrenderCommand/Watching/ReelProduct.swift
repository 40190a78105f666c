import Foundation

/// Finds the executable of a package that films its reels, from `swift package dump-package`.
enum ReelProduct {
  private struct Manifest: Decodable {
    let targets: [Target]
  }

  private struct Target: Decodable {
    let name: String
    let type: String
    let dependencies: [[String: [Word?]]]
  }

  /// A name, or a value of another type that is ignored.
  private struct Word: Decodable {
    let text: String?

    init(from decoder: any Decoder) throws {
      text = try? decoder.singleValueContainer().decode(String.self)
    }
  }

  /// The one that depends on `TransrenderCommand`.
  static func only(in dump: String) throws(SwiftTool.Fault) -> String {
    guard let manifest = try? JSONDecoder().decode(Manifest.self, from: Data(dump.utf8)) else {
      throw SwiftTool.Fault(text: "`swift package dump-package` printed no package description")
    }
    let names = manifest.targets.filter { target in
      target.type == "executable"
        && target.dependencies.contains { dependency in
          dependency.values.contains { $0.first??.text == "TransrenderCommand" }
        }
    }.map(\.name)
    guard let name = names.first else {
      throw SwiftTool.Fault(
        text: "no executable of the package depends on TransrenderCommand; add one whose main.swift"
          + " calls TransitionReel.main, as `transrender init` writes it"
      )
    }
    guard names.count == 1 else {
      throw SwiftTool.Fault(
        text: "several executables have reels: \(names.joined(separator: ", ")); choose one with"
          + " --product"
      )
    }
    return name
  }
}
