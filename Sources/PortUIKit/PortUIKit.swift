import Foundation
import PackagePlugin

/// Compiles an app's sources where they lie: ported for every build, copied into no repository.
///
/// `porting.json` in the target's folder says which sources; see `PortingList`.
@main
struct PortUIKit: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    let list = try PortingList(of: target)
    // Ported targets that it imports: their protocols have optional requirements, too.
    let libraries = try target.recursiveTargetDependencies.filter(PortingList.exists)
      .map { try PortingList(of: $0) }
    let outputs = context.pluginWorkDirectoryURL.appending(path: "Ported")
    let pairs = list.sources.map { source in
      (source.file, outputs.appending(path: Self.name(of: source)))
    }
    // Not called like a ported file.
    let companions = outputs.appending(path: "PortedCompanions.swift")
    return [
      .buildCommand(
        displayName: "Porting \(pairs.count) files for \(target.name)",
        executable: try context.tool(named: "PortingTool").url,
        arguments: ["--companions", Self.word(companions)]
          + pairs.flatMap { [Self.word($0.0), Self.word($0.1)] }
          + libraries.flatMap { ["--library"] + $0.sources.map { Self.word($0.file) } },
        inputFiles: ([list] + libraries).flatMap { $0.sources.flatMap(\.inputs) + [$0.file] },
        outputFiles: [companions] + pairs.map(\.1)
      )
    ]
  }

  private static func word(_ file: URL) -> String { file.path(percentEncoded: false) }

  /// The compiler tells files apart by their last name: no ported file is called like its source.
  private static func name(of source: PortingList.Source) -> String {
    // `List.swift` and `List.xcdatamodeld` may lie side by side.
    let suffix = ".swift"
    let stem = source.path.dropLast(source.path.hasSuffix(suffix) ? suffix.count : 0)
    return stem.replacing("/", with: "-") + ".ported.swift"
  }
}
