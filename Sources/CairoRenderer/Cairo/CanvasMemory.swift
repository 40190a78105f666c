internal import Foundation

/// Counts the memory of the surfaces that a thread has open.
///
/// Nested layers with wide shadows could need more memory than any machine has. Counted for each
/// thread, so that the result does not depend on other threads.
enum CanvasMemory {
  /// Forty times a large iPad's screen.
  static let most = 512 << 20

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    let code = pthread_key_create(&key, nil)
    precondition(code == 0, "no key for a thread's own value: \(code)")
    return key
  }()

  private static var open: Int { Int(bitPattern: pthread_getspecific(key)) }

  static func take(width: Int, height: Int, bytesPerPixel: Int) throws(CairoError) -> Int {
    let (pixels, overflows) = width.multipliedReportingOverflow(by: height)
    guard !overflows, pixels <= most / bytesPerPixel,
      open + pixels * bytesPerPixel <= most
    else { throw .tooLarge(width, height) }
    add(pixels * bytesPerPixel)
    return pixels * bytesPerPixel
  }

  static func giveBack(_ byteCount: Int) { add(-byteCount) }

  private static func add(_ byteCount: Int) {
    pthread_setspecific(key, UnsafeRawPointer(bitPattern: open + byteCount))
  }
}
