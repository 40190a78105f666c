import Foundation
import Glibc
import Testing

@testable import TransrenderCommand

/// Streams that take nothing end in a sentence, or quietly when nobody reads any more.
@MainActor @Suite struct OutletTests {
  @Test func aFullDiskIsSaid() throws {
    let full = open("/dev/full", O_WRONLY)
    defer { close(full) }
    let outlet = Outlet(full)
    outlet.write("a line\n")
    #expect(outlet.trouble == "No space left on device")
  }

  @Test func aReaderWhoHasSeenEnoughIsNoTrouble() throws {
    var ends: [Int32] = [0, 0]
    #expect(pipe(&ends) == 0)
    close(ends[0])
    defer { close(ends[1]) }
    signal(SIGPIPE, SIG_IGN)
    let outlet = Outlet(ends[1])
    outlet.write("a line\n")
    #expect(outlet.trouble == nil)
  }

  @Test func aResultThatNobodyCouldReadIsAFailure() {
    var console = Console(result: { _ in }, talk: { _ in })
    #expect(TransrenderCommand.told(.done, console) == .done)
    console.trouble = { "No space left on device" }
    #expect(TransrenderCommand.told(.done, console) == .failure)
    #expect(TransrenderCommand.told(.badInput, console) == .badInput)
  }
}
