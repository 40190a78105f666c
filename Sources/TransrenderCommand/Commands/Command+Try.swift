import Foundation

extension Command {
  static let trial = Command(
    name: "try",
    summary: "port an Xcode app into a package beside it, build it and film its screens",
    arguments: "PROJECT",
    flags: [.trialTarget, .trialOut, .trialDependency, .trialScratch, .scale, .trialStrict],
    examples: [
      "try App.xcodeproj", "try Sources --out out/app", "try Apps.xcworkspace --target Shop",
    ]
  ) { arguments, session in
    try arguments.expectArguments(named: ["PROJECT"])
    let app = try TriedApp(arguments.arguments[0], target: arguments.text("target"))
    let output = arguments.text("out") ?? beside(arguments.arguments[0], named: app.name)
    let folder = try TrialFolder(output, keptOutOf: app)
    let job = TrialJob(
      app,
      folder: folder,
      dependency: try StarterDependency(arguments.text("dependency"), seenFrom: folder.url),
      scratch: arguments.text("scratch-path").map { URL(filePath: $0) },
      scale: try arguments.scale(),
      session: session
    )
    try Interrupt.heeding { try job.run(isStrict: arguments.has("strict")) }
  }

  /// `Shop-transrender` beside `Shop.xcodeproj`.
  private static func beside(_ path: String, named name: String) -> String {
    let folder = URL(filePath: path).standardizedFileURL.deletingLastPathComponent()
    // A target may be called `Shop/Beta`.
    return folder.appending(path: name.replacing("/", with: "-") + "-transrender").path
  }
}

extension Flag {
  fileprivate static let trialTarget = Flag(
    "target",
    takes: "NAME",
    "the app's target (the first that Swift code launches)"
  )
  fileprivate static let trialOut = Flag(
    "out",
    letter: "o",
    takes: "FOLDER",
    "the package's folder, new or made by `try` (APP-transrender beside the project)"
  )
  fileprivate static let trialDependency = Flag(
    "dependency",
    takes: "PLACE",
    "where transrender is: a folder or a Git URL (the checkout of this command)"
  )
  fileprivate static let trialStrict = Flag(
    "strict",
    "fail where UIKit would warn, and where code is left out"
  )
  fileprivate static let trialScratch = Flag(
    "scratch-path",
    takes: "FOLDER",
    "the scratch folder of `swift build`, which apps can share (.build in the package)"
  )
}
