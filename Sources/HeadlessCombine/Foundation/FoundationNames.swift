public import Foundation
public import FoundationNetworking

// The types of Foundation's publishers, for code that names them.

extension NotificationCenter {
  public typealias Publisher = AnyPublisher<Notification, Never>
}

extension URLSession {
  public typealias DataTaskPublisher = AnyPublisher<(data: Data, response: URLResponse), URLError>
}
