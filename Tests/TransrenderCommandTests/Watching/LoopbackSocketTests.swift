import Foundation
import Glibc
import Testing

@testable import TransrenderCommand

/// Where the server can be reached.
@Suite struct LoopbackSocketTests {
  private func address(of file: Int32) -> sockaddr_in {
    var (address, size) = (sockaddr_in(), socklen_t(MemoryLayout<sockaddr_in>.size))
    withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { _ = getsockname(file, $0, &size) }
    }
    return address
  }

  /// Bound to any other address, the pages could be opened from other machines.
  @Test func itListensToThisMachineAlone() throws {
    let socket = try LoopbackSocket(port: 0)
    let bound = address(of: socket.file)
    #expect(UInt32(bigEndian: bound.sin_addr.s_addr) == 0x7F00_0001)
    #expect(Int32(bound.sin_family) == AF_INET)
    #expect(UInt16(bigEndian: bound.sin_port) == socket.port && socket.port > 0)
  }

  @Test func aTakenPortIsRefusedWithARemedy() throws {
    let socket = try LoopbackSocket(port: 0)
    let port = socket.port
    let sentence = "port \(port) is taken; choose another with --port, or leave it out"
    #expect(throws: InputError(sentence)) { _ = try LoopbackSocket(port: port) }
    withExtendedLifetime(socket.file) {}
  }
}
