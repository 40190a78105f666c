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
          echo '/p/Main.swift:7:3: error: cannot find it'; echo ' 7 | it'; echo '[4/6] Compiling Main'; exit 1; fi ;;
      esac
      """
    )
    try write(
      "reel",
      """
      #!/bin/sh
      if [ "$1" = list ]; then printf 'raise  it rises\\nsprings  built in\\n'; exit 0; fi
      while read -r kind film number; do
        case $kind in
          page) printf 'ok %d d\\n%s' "$(printf %s "$*" | wc -c)" "$*" ;;
          picture) if [ "$number" = 7 ]; then echo 'it crashed' >&2; exit 1; fi
            if [ "$number" = 9 ]; then echo none; else printf 'ok 3 -\\nPNG'; fi ;;
        esac
      done
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
    let package = try WatchedPackage(scratch.url.path, raw: raw, session: session)
    package.use(SwiftTool(package: scratch.url, tool: ["/bin/sh", scratch.path("swift.sh")]))
    return package
  }

  @Test func itsOwnReelsAreFilmed() throws {
    try makePackage()
    let board = WatchBoard()
    try package("--scale", "1").renew(nil, on: board)
    let film = try #require(board.films.first)
    let page = String(decoding: try #require(film.page?.html), as: UTF8.self)
    #expect(page == "project raise --scale 1")
    #expect(board.films.map(\.name) == ["raise"])
  }

  @Test func picturesAreDrawnByTheProgramWhenTheyAreAskedFor() throws {
    try makePackage()
    let board = WatchBoard()
    try package().renew(nil, on: board)
    let page = try #require(board.films.first?.page)
    #expect(try page.picture(0) == Array("PNG".utf8))
    #expect(try page.picture(9) == nil)
    let fault = #expect(throws: SwiftTool.Fault.self) { try page.picture(7) }
    #expect(fault?.text == "it crashed")
    #expect(throws: SwiftTool.Fault.self) { try page.picture(0) }
  }

  @Test func aFilmThatIsTheSameIsNoNewVersion() throws {
    try makePackage()
    let (board, package) = (WatchBoard(), try package())
    try package.renew(nil, on: board)
    try package.renew(nil, on: board)
    #expect(board.films.map(\.version) == [1])
  }

  /// What the script above plays, by the command itself.
  @Test func reelsAreProjected() throws {
    let flags = Command.project.flags
    let raw = try RawArguments(
      command: "project",
      words: ["modal-cover", "--scale", "0.2", "--fps", "10"],
      rows: flags
    )
    let quiet = Console(result: { _ in }, talk: { _ in })
    var projection = Projection(raw, Session(console: quiet, reels: TransitionReel.builtIn))
    let page = String(decoding: projection.answer(to: "page 0"), as: UTF8.self)
    let head = try #require(page.split(separator: "\n").first)
    #expect(head.hasPrefix("ok ") && page.contains("viewDidAppear"))
    let picture = projection.answer(to: "picture 0 0")
    #expect(picture.starts(with: Data("ok ".utf8)) && picture.count > 100)
    #expect(picture.range(of: Data("PNG".utf8)) != nil)
    for request in ["page 1", "picture 0 99", "picture 0 -1", "page", "nonsense", ""] {
      #expect(projection.answer(to: request) == Data("none\n".utf8), "\(request)")
    }
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
