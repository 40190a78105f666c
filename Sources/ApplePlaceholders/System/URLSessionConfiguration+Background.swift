public import FoundationNetworking

// What Foundation has elsewhere and not on Linux: downloads that outlive the app. There are none here.

/// Where an error keeps what a download can go on with; here none does.
public let NSURLSessionDownloadTaskResumeData = "NSURLSessionDownloadTaskResumeData"

extension URLSessionConfiguration {
  /// A session that would go on while the app does not run: here it is like any other.
  public class func background(withIdentifier identifier: String) -> URLSessionConfiguration {
    .default
  }
}
