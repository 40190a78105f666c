import Foundation

extension Command {
  static let watch = Command(
    name: "watch",
    summary: "show films in a browser and update them whenever a file is saved",
    arguments: "FILE | FOLDER | --package FOLDER [REEL…]",
    flags: [.port, .watchedPackage, .product, .fps, .scale] + Flag.interface + Flag.stage,
    examples: [
      "watch Examples/sheet.json", "watch Screens --port 8080", "watch --package . raise",
    ]
  ) { arguments, session in
    let port = UInt16(try arguments.whole("port", in: 1...65_535) ?? 0)
    let job = try WatchJob(try arguments.watched(session), port: port, session.console)
    try Interrupt.heeding { try job.run() }
  }
}

extension Flag {
  fileprivate static let port = Flag("port", takes: "N", "the port on 127.0.0.1 (a free one)")
  fileprivate static let watchedPackage = Flag(
    "package",
    takes: "FOLDER",
    "build that Swift package and film its reels, all or those that are named"
  )
  fileprivate static let product = Flag(
    "product",
    takes: "NAME",
    "the executable with the reels, if the package has several"
  )
}

extension RawArguments {
  @MainActor
  func watched(_ session: Session) throws -> any WatchSubject {
    if let package = text("package") {
      try refuse(Flag.interface, "a reel is not a storyboard")
      return try WatchedPackage(package, raw: self, session: session)
    }
    if has("product") { throw InputError("--product needs a package; name it with --package") }
    try expectArguments(named: ["FILE"])
    return try WatchedFiles(self, session)
  }
}
