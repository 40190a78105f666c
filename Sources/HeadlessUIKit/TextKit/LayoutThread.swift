import VirtualTime

/// The thread on which layout managers and their delegates work.
enum LayoutThread {
  /// Runs what a text storage asks of its layout managers and its delegate.
  static func run(_ body: @MainActor () -> Void) {
    guard StageCore.isOnMainQueue else {
      fatalError(
        """
        NSTextStorage: a text with a layout manager or a delegate was changed on a background \
        thread, where there is no layout here; change it on the main thread, or measure text \
        with NSAttributedString.boundingRect(with:options:context:)
        """
      )
    }
    MainActor.assumeIsolated(body)
  }
}
