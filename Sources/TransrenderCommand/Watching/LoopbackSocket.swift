import Glibc

/// A socket that listens on the loopback interface only, so that other machines cannot reach it.
struct LoopbackSocket: ~Copyable {
  let file: Int32
  let port: UInt16

  /// Listens on any free port if `requested` is 0.
  init(port requested: UInt16) throws {
    let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue)
    let made = socket(AF_INET, kind, 0)
    guard made >= 0 else { throw Self.fault("open a socket") }
    do {
      port = try Self.listen(made, requested)
    } catch {
      close(made)
      throw error
    }
    file = made
  }

  deinit { close(file) }

  private static func listen(_ file: Int32, _ requested: UInt16) throws -> UInt16 {
    var yes: Int32 = 1
    setsockopt(file, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(INADDR_LOOPBACK).bigEndian
    address.sin_port = requested.bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withGeneric(&address) { bind(file, $0, size) } == 0
    guard isBound else {
      guard errno == EADDRINUSE else { throw fault("use port \(requested)") }
      throw InputError("port \(requested) is taken; choose another with --port, or leave it out")
    }
    guard Glibc.listen(file, 16) == 0 else { throw fault("listen on port \(requested)") }
    guard withGeneric(&address, { getsockname(file, $0, &size) }) == 0 else {
      throw fault("find a free port")
    }
    return UInt16(bigEndian: address.sin_port)
  }

  private static func withGeneric(
    _ address: inout sockaddr_in,
    _ body: (UnsafeMutablePointer<sockaddr>) -> Int32
  ) -> Int32 {
    withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1, body)
    }
  }

  private static func fault(_ what: String) -> InputError {
    let reason = String(cString: strerror(errno))
    return InputError("cannot \(what) on 127.0.0.1: \(reason); choose another port with --port")
  }
}
