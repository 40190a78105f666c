import Foundation
import Synchronization
import Testing

@testable import TransrenderCommand

@Suite struct AppOutputTests {
  private final class Heard: Sendable {
    let lines = Mutex<[String]>([])
  }

  private static let text = """
    Loading
    App/List.swift:7: Fatal error: no rows
    Current stack trace:
    0    libswiftCore.so                    0x00007f7de375f130 swift_reportError + 33
    13   App                                0x00005575cd90d8e9 <unavailable> + 12208361
    3 rows at 0x1

    bye
    """

  @Test(arguments: [1, 3, 1000])
  func tracesAreLeftOutHoweverTheTextArrives(size: Int) {
    let heard = Heard()
    let output = AppOutput { line in heard.lines.withLock { $0.append(line) } }
    let bytes = Array(Self.text.utf8)
    for start in stride(from: 0, to: bytes.count, by: size) {
      output.take(Data(bytes[start..<min(start + size, bytes.count)]))
    }
    output.finish()
    #expect(
      heard.lines.withLock { $0 }
        == ["Loading", "App/List.swift:7: Fatal error: no rows", "3 rows at 0x1", "bye"]
    )
    #expect(output.fatalError == "no rows")
  }

  @Test func aProgramIsHeardToItsEnd() throws {
    let heard = Heard()
    let output = AppOutput { line in heard.lines.withLock { $0.append(line) } }
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", "for i in 1 2 3; do echo $i; done; printf last >&2"]
    process.standardOutput = output.pipe
    process.standardError = output.pipe
    try process.run()
    process.waitUntilExit()
    output.finish()
    #expect(heard.lines.withLock { $0 } == ["1", "2", "3", "last"])
    #expect(output.fatalError == nil)
  }
}
