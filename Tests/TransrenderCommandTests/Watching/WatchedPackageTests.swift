import Foundation
import Testing

@testable import TransrenderCommand

/// Packages are built by a script here, which plays `swift` and the program it builds.
@MainActor @Suite struct WatchedPackageTests {
  let scratch: Scratch

  init() throws { scratch = try Scratch() }

  private static let dump = """
    {"name": "P", "targets": [
      {"name": "Screens", "type": "regular", "dependencies": [{"product": ["UIKit", "t", null, null]}]},
      {"name": "reel", "type": "executable", "dependencies": [
        {"byName": ["Screens", null]}, {"product": ["TransrenderCommand", "t", null, {"x": 1}]}]}
    ]}
    """

  private func write(_ name: String, _ text: String) throws {
    let url = scratch.url.appending(path: name)
    try Data(text.utf8).write(to: url)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: url.path)
  }

  private func makePackage() throws {
    try write("Package.swift", "// none")
    try write("dump.json", Self.dump)
    try write(
      "swift.sh",
      """
      #!/bin/sh
      case "$*" in
        package*dump-package) cat '\(scratch.path("dump.json"))' ;;
        *--show-bin-path) echo '\(scratch.url.path)' ;;
        build*) if grep -q wrong '\(scratch.path("Main.swift"))'; then
          echo '/p/Main.swift:7:3: error: cannot find it'; echo ' 7 | it'; exit 1; fi ;;
      esac
      """
    )
    try write(
      "reel",
      """
      #!/bin/sh
      if [ "$1" = list ]; then printf 'raise  it rises\\nsprings  built in\\n'; exit 0; fi
      while [ $# -gt 0 ]; do words="$words $1"; [ "$1" = --out ] && out=$2; shift; done
      mkdir -p "$(dirname "$out")"; echo "$words" > "$out"
      """
    )
    try write("Main.swift", "right")
  }

  private func package(_ words: String...) throws -> WatchedPackage {
    let flags = try Command.named("watch").flags
    let all = ["--package", scratch.url.path] + words
    let raw = try RawArguments(command: "watch", words: all, rows: flags)
    let quiet = Console(result: { _ in }, talk: { _ in })
    let session = Session(console: quiet, reels: TransitionReel.builtIn)
    let package = try WatchedPackage(scratch.url.path, raw, session)
    package.use(SwiftTool(package: scratch.url, tool: ["/bin/sh", scratch.path("swift.sh")]))
    return package
  }

  @Test func itsOwnReelsAreFilmed() throws {
    try makePackage()
    let board = WatchBoard()
    try package("--scale", "1").renew(nil, on: board)
    let film = try #require(board.films.first)
    let page = String(decoding: try #require(film.page?.html), as: UTF8.self)
    #expect(page.hasPrefix(" render raise --format html --out "), "\(page)")
    #expect(page.hasSuffix(" --scale 1\n"))
  }

  @Test func theCompilersErrorStandsWithItsLine() throws {
    try makePackage()
    let (board, package) = (WatchBoard(), try package())
    try package.renew(nil, on: board)
    try write("Main.swift", "wrong")
    try package.renew(nil, on: board)
    let film = try #require(board.films.first)
    #expect(film.trouble == "/p/Main.swift:7:3: error: cannot find it\n 7 | it")
    #expect(film.page != nil && film.version == 1, "the film before stays")
    try write("Main.swift", "right")
    try package.renew(nil, on: board)
    #expect(board.films.first?.trouble == nil)
  }

  @Test func theExecutableWithReelsIsFound() throws {
    #expect(try ReelProduct.only(in: Self.dump) == "reel")
    let none = Self.dump.replacing("TransrenderCommand", with: "Other")
    #expect(throws: SwiftTool.Fault.self) { try ReelProduct.only(in: none) }
    let two = Self.dump.replacing(
      "]}\n]}",
      with: "]}, {\"name\": \"b\", \"type\": \"executable\", \"dependencies\": [{\"product\":"
        + " [\"TransrenderCommand\"]}]}]}"
    )
    let fault = #expect(throws: SwiftTool.Fault.self) { try ReelProduct.only(in: two) }
    #expect(fault?.text.contains("reel, b") == true)
  }

  @Test func sourcesConcernItAndBuildsDoNot() throws {
    try makePackage()
    let package = try package()
    let at = { (name: String) in FolderWatch.Changes(paths: ["/p/Sources/" + name]) }
    #expect(package.concerns(at("Main.swift")) && package.concerns(at("screen.json")))
    #expect(!package.concerns(at("notes.md")) && !package.concerns(at("reel.o")))
  }
}
