public import Dispatch
public import Foundation
import HeadlessUIKit

/// Keeps requests for work in the background; a stage never runs there, so none is launched.
open class BGTaskScheduler: NSObject, @unchecked Sendable {
  private static let only = BGTaskScheduler()

  open class var shared: BGTaskScheduler { only }

  private override init() { super.init() }

  /// [D] An app ends that registers an identifier twice.
  @discardableResult
  open func register(
    forTaskWithIdentifier identifier: String,
    using queue: DispatchQueue?,
    launchHandler: @escaping (BGTask) -> Void
  ) -> Bool {
    if BackgroundWork.ofStage.registered.insert(identifier).inserted { return true }
    StageCore.ambient.raise(
      "BGTaskScheduler",
      "a launch handler for the task \(identifier) has been registered before",
      remedy: "register each identifier once, while the app is launched"
    )
    return false
  }

  /// [D] Replaces a request with the same identifier.
  open func submit(_ taskRequest: BGTaskRequest) throws {
    StageCore.ambient.warnOnce(
      "BackgroundTasks",
      "no task is launched: a stage never runs in the background",
      remedy: "call the work of the launch handler yourself"
    )
    try BackgroundWork.ofStage.add(taskRequest)
  }

  open func cancel(taskRequestWithIdentifier identifier: String) {
    BackgroundWork.ofStage.requests.removeAll { $0.identifier == identifier }
  }

  open func cancelAllTaskRequests() { BackgroundWork.ofStage.requests = [] }

  /// Answers in a later turn.
  open func getPendingTaskRequests(completionHandler: @escaping ([BGTaskRequest]) -> Void) {
    StageCore.ambient.queue.later { completionHandler(BackgroundWork.ofStage.pending) }
  }

  open func pendingTaskRequests() async -> [BGTaskRequest] {
    await MainActor.run { BackgroundWork.ofStage.pending }
  }
}

extension BGTaskScheduler {
  /// Why a request is not kept.
  public struct Error: Swift.Error, Hashable, Sendable {
    // [D] BackgroundTasks/BGTaskScheduler.h.
    public enum Code: Int, Sendable {
      case unavailable = 1
      case tooManyPendingTaskRequests, notPermitted, immediateRunIneligible

      public static func ~= (code: Code, error: any Swift.Error) -> Bool {
        (error as? BGTaskScheduler.Error)?.code == code
      }
    }

    public let code: Code

    public init(_ code: Code) {
      self.code = code
    }

    public static let unavailable = Code.unavailable
    public static let tooManyPendingTaskRequests = Code.tooManyPendingTaskRequests
    public static let notPermitted = Code.notPermitted
  }
}

extension BGTaskScheduler.Error: CustomNSError {
  public static var errorDomain: String { "BGTaskSchedulerErrorDomain" }
  public var errorCode: Int { code.rawValue }
}

/// What a stage's app has registered and asked for.
private final class BackgroundWork: StagePart {
  var registered: Set<String> = []
  var requests: [BGTaskRequest] = []

  // [D] The most that may wait at a time.
  private static let refreshLimit = 1
  private static let processingLimit = 10

  static var ofStage: BackgroundWork { StageCore.ambient.part(BackgroundWork.self) }

  /// Copies, as the requests of others cannot be changed.
  var pending: [BGTaskRequest] { requests.compactMap { $0.copy() as? BGTaskRequest } }

  func add(_ request: BGTaskRequest) throws {
    let others = requests.filter { $0.identifier != request.identifier }
    let isRefresh = request is BGAppRefreshTaskRequest
    let alike = others.count { ($0 is BGAppRefreshTaskRequest) == isRefresh }
    guard alike < (isRefresh ? Self.refreshLimit : Self.processingLimit) else {
      throw BGTaskScheduler.Error(.tooManyPendingTaskRequests)
    }
    guard let copy = request.copy() as? BGTaskRequest else { return }
    requests = others + [copy]
  }
}
