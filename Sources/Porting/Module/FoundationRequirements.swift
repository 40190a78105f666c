/// The optional requirements of Foundation's delegates that have no result, by full name.
///
/// On Linux they have a default implementation that does nothing, or every delegate has to
/// implement them. Those with a completion handler are left out: their default calls it.
enum FoundationRequirements {
  /// The full name is like `urlSession(_:didBecomeInvalidWithError:)`.
  static func isSilent(_ fullName: String) -> Bool { silent.contains(fullName) }

  private static let silent = Set(
    UIKitRequirements.names(
      """
      urlSession(_:didBecomeInvalidWithError:)
      urlSession(_:task:didCompleteWithError:)
      urlSession(_:task:didSendBodyData:totalBytesSent:totalBytesExpectedToSend:)
      urlSession(_:dataTask:didReceive:) urlSession(_:dataTask:didBecome:)
      urlSession(_:downloadTask:didResumeAtOffset:expectedTotalBytes:)
      urlSession(_:downloadTask:didWriteData:totalBytesWritten:totalBytesExpectedToWrite:)
      urlSession(_:webSocketTask:didCloseWith:reason:)
      urlSession(_:webSocketTask:didOpenWithProtocol:)
      """
    )
  )
}
