internal import Glibc

/// A POSIX thread, which reports if it cannot be started.
///
/// Foundation's `Thread` silently starts nothing in that case.
package enum PlainThread {
  private static let stackBytes = 8 << 20

  private final class Job {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }

  /// Runs `body` on a new thread; returns the system's error number, or 0.
  package static func start(_ body: @escaping @Sendable () -> Void) -> Int32 {
    var attributes = pthread_attr_t()
    let code = pthread_attr_init(&attributes)
    guard code == 0 else { return code }
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, stackBytes)
    pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    let job = Unmanaged.passRetained(Job(body))
    var thread = pthread_t()
    let fault = pthread_create(&thread, &attributes, run, job.toOpaque())
    if fault != 0 { job.release() }
    return fault
  }

  private static let run: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = {
    guard let pointer = $0 else { return nil }
    Unmanaged<Job>.fromOpaque(pointer).takeRetainedValue().body()
    return nil
  }
}
