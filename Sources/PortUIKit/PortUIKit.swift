import Foundation
import PackagePlugin

/// Compiles an app's sources where they lie: ported for every build, copied into no repository.
///
/// `porting.json` in the target's folder says which sources; see `PortingList`.
@main
struct PortUIKit: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    let list = try PortingList(of: target)
    let outputs = context.pluginWorkDirectoryURL.appending(path: "Ported")
    let pairs = list.sources.map { source in
      (source.file, outputs.appending(path: Self.name(of: source)))
    }
    return [
      .buildCommand(
        displayName: "Porting \(pairs.count) files for \(target.name)",
        executable: try context.tool(named: "PortingTool").url,
        arguments: pairs.flatMap {
          [$0.0.path(percentEncoded: false), $0.1.path(percentEncoded: false)]
        },
        inputFiles: list.sources.flatMap(\.inputs) + [list.file],
        outputFiles: pairs.map(\.1)
      )
    ]
  }

  /// The compiler tells files apart by their last name: no ported file is called like its source.
  private static func name(of source: PortingList.Source) -> String {
    // `List.swift` and `List.xcdatamodeld` may lie side by side.
    let suffix = ".swift"
    let stem = source.path.dropLast(source.path.hasSuffix(suffix) ? suffix.count : 0)
    return stem.replacing("/", with: "-") + ".ported.swift"
  }
}
