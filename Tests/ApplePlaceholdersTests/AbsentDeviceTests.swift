import Foundation
import HeadlessUIKit
import Testing

@testable import ApplePlaceholders

/// What a device without accounts, neighbours and accessories answers.
@MainActor @Suite struct AbsentDeviceTests {
  @Test func nothingIsConnected() throws {
    #expect(!WCSession.isSupported() && WCSession.default.activationState == .notActivated)
    let session = MCSession(peer: MCPeerID(displayName: "me"))
    #expect(session.connectedPeers.isEmpty)
    #expect(throws: MCError.self) { try session.send(Data(), toPeers: [], with: .reliable) }
    #expect(!CHHapticEngine.capabilitiesForHardware().supportsHaptics)
    #expect(throws: CHHapticError.self) { try CHHapticEngine() }
    #expect(!GKLocalPlayer.local.isAuthenticated)
    #expect(!CLLocationManager.isRangingAvailable())
    #expect(CBManager.authorization == .notDetermined)
    #expect(ASIdentifierManager.shared().advertisingIdentifier.uuidString.hasPrefix("00000000"))
  }

  @Test func aRecordKeepsItsValuesAndIsSavedNowhere() {
    let record = CKRecord(recordType: "Whistle")
    record["genre"] = "Jazz"
    record["stars"] = 3
    #expect(record["genre"] as? String == "Jazz" && record.allKeys() == ["genre", "stars"])
    let stars: Int? = record["stars"]
    #expect(stars == 3)
    let stage = Stage(device: .iPhone15)
    var answers: [CKError.Code?] = []
    let database = CKContainer.default().publicCloudDatabase
    database.save(record) { answers.append(($1 as? CKError)?.code) }
    let operation = CKQueryOperation(
      query: CKQuery(recordType: "Whistle", predicate: NSPredicate(value: true))
    )
    operation.queryCompletionBlock = { answers.append(($1 as? CKError)?.code) }
    database.add(operation)
    #expect(answers.isEmpty)
    stage.advance(by: 0.1)
    #expect(answers == [.notAuthenticated, .notAuthenticated])
  }

  // [D] CloudKit/CKError.h.
  @Test func anErrorOfTheCloudIsCaughtByItsCode() {
    let (ours, theirs) = (CKRecord(recordType: "Note"), CKRecord(recordType: "Note"))
    let info: [String: Any] = [
      CKErrorRetryAfterKey: 3.0, CKRecordChangedErrorClientRecordKey: ours,
      CKRecordChangedErrorServerRecordKey: theirs,
    ]
    do {
      throw CKError(.serverRecordChanged, userInfo: info)
    } catch CKError.serverRecordChanged {
      let error = CKError(.serverRecordChanged, userInfo: info)
      #expect(error.retryAfterSeconds == 3 && error.ancestorRecord == nil)
      #expect(error.clientRecord === ours && error.serverRecord === theirs)
      #expect((error as NSError).domain == CKErrorDomain && (error as NSError).code == 14)
      #expect((error as NSError).userInfo[CKErrorRetryAfterKey] as? Double == 3)
    } catch {
      Issue.record(error)
    }
  }

  // [D] CloudKit/CKError.h.
  @Test func errorsOfCloudKitHaveTheirNumbers() {
    let codes: [CKError.Code] = [
      .notAuthenticated, .serverRecordChanged, .quotaExceeded, .accountTemporarilyUnavailable,
    ]
    #expect(codes.map(\.rawValue) == [9, 14, 25, 36])
  }

  @Test func operationsOfCloudKitEndInALaterTurn() {
    let stage = Stage(device: .iPhone15)
    let database = CKContainer.default().privateCloudDatabase
    var answers: [String: CKError.Code] = [:]
    func note(_ name: String, _ error: (any Error)?) { answers[name] = (error as? CKError)?.code }
    let fetch = CKFetchRecordsOperation(recordIDs: [CKRecord.ID(recordName: "a")])
    fetch.fetchRecordsCompletionBlock = { note("fetch", $1) }
    fetch.fetchRecordsResultBlock = { if case .failure(let error) = $0 { note("result", error) } }
    let modify = CKModifyRecordsOperation(recordsToSave: [CKRecord(recordType: "A")])
    modify.modifyRecordsCompletionBlock = { note("modify", $2) }
    let zones = CKModifyRecordZonesOperation(recordZonesToSave: [CKRecordZone(zoneName: "Z")])
    zones.modifyRecordZonesCompletionBlock = { note("zones", $2) }
    let known = CKFetchRecordZonesOperation(recordZoneIDs: [.default])
    known.fetchRecordZonesCompletionBlock = { note("known", $1) }
    let subscriptions = CKModifySubscriptionsOperation(subscriptionIDsToDelete: ["s"])
    subscriptions.modifySubscriptionsCompletionBlock = { note("subscriptions", $2) }
    let cancelled = CKFetchRecordsOperation()
    cancelled.fetchRecordsCompletionBlock = { note("cancelled", $1) }
    cancelled.cancel()
    let all = [fetch, modify, zones, known, subscriptions, cancelled]
    for operation in all { database.add(operation) }
    #expect(answers.isEmpty)
    stage.advance(by: 0.1)
    #expect(answers.removeValue(forKey: "cancelled") == .operationCancelled)
    #expect(
      answers.keys.sorted() == ["fetch", "known", "modify", "result", "subscriptions", "zones"]
    )
    #expect(answers.values.allSatisfy { $0 == .notAuthenticated })
    #expect(all.allSatisfy { $0.isFinished && $0.database === database })
  }

  @Test func operationsOfCloudKitWaitForWhatTheyDependOn() {
    let stage = Stage(device: .iPhone15)
    let database = CKContainer.default().privateCloudDatabase
    let (first, second, never) = (
      CKFetchRecordsOperation(), CKFetchRecordsOperation(), CKFetchRecordsOperation()
    )
    var ended: [String] = []
    first.fetchRecordsCompletionBlock = { _, _ in ended.append("first") }
    second.fetchRecordsCompletionBlock = { _, _ in ended.append("second") }
    second.addDependency(first)
    never.addDependency(CKFetchRecordsOperation())
    for operation in [never, second, first] { database.add(operation) }
    stage.advance(by: 0.1)
    #expect(ended == ["first", "second"])
    #expect(!never.isFinished)
  }

  @Test(arguments: [(false, CSSearchQueryError.Code.indexUnreachable), (true, .cancelled)])
  func aSearchEndsWithAnErrorInALaterTurn(isCancelled: Bool, code: CSSearchQueryError.Code) {
    let stage = Stage(device: .iPhone15)
    let query = CSSearchQuery(queryString: "title == 'a*'", attributes: ["title"])
    var codes: [CSSearchQueryError.Code?] = []
    query.foundItemsHandler = { _ in codes.append(nil) }
    query.completionHandler = { codes.append(($0 as? CSSearchQueryError)?.code) }
    query.start()
    if isCancelled { query.cancel() }
    #expect(codes.isEmpty)
    stage.advance(by: 0.1)
    #expect(codes == [code] && query.foundItemCount == 0)
    #expect(CSSearchableItemAttributeSet(contentType: .text).contentType == "public.text")
  }

  @Test func identifiersAreTheSameInEveryRunAndDiffer() {
    func made() -> [String] {
      let stage = Stage(device: .iPhone15)
      return withExtendedLifetime(stage) {
        [CNContact().identifier, CKRecord(recordType: "A").recordID.recordName]
      }
    }
    let first = made()
    #expect(made() == first)
    #expect(Set(first).count == 2)
  }

  @Test(
    arguments: [
      { NWPathMonitor() }, { NWPathMonitor(requiredInterfaceType: .wifi) },
      { NWPathMonitor(prohibitedInterfaceTypes: [.cellular]) },
    ] as [@Sendable () -> NWPathMonitor]
  )
  func theNetworkIsSaidToBeAbsentOnce(make: @Sendable () -> NWPathMonitor) {
    let stage = Stage(device: .iPhone15)
    let monitor = make()
    let told = Told()
    monitor.pathUpdateHandler = { told.states.append($0.status) }
    monitor.start(queue: .main)
    stage.advance(by: 1)
    #expect(told.states == [.unsatisfied])
  }

  @Test func aPreviewOfAFileIsReadyWhenItSaysSo() {
    let preview: any QLPreviewingController = Preview()
    var answers = 0
    preview.preparePreviewOfFile(at: URL(filePath: "/tmp/a")) { answers += $0 == nil ? 1 : 0 }
    preview.preparePreviewOfSearchableItem(identifier: "a", queryString: nil) { _ in answers += 10 }
    #expect(answers == 1)
  }

  @Test(arguments: [0, 1, 2, 3])
  func aSheetKeepsTheLayoutOfWhatItStandsFor(kind: Int) throws {
    let stage = Stage(device: .iPhone15)
    let root = UIViewController()
    stage.show(root)
    let session = MCSession(peer: MCPeerID(displayName: "me"))
    let sheets: [(UIViewController, String)] = [
      (MPMediaPickerController(mediaTypes: .music), "No Music"),
      (MCBrowserViewController(serviceType: "chat", session: session), "No Devices Nearby"),
      (QLPreviewController(), "Document"), (GKGameCenterViewController(), "Game Center"),
    ]
    let (sheet, text) = sheets[kind]
    root.present(sheet, animated: false)
    stage.advance(by: 1)
    #expect(texts(in: sheet.view).contains(text))
    #expect(texts(in: sheet.view).contains { ["Cancel", "Done"].contains($0) })
  }

  private func texts(in view: UIView) -> [String] {
    let own = (view as? UILabel)?.text.map { [$0] } ?? []
    return own + view.subviews.flatMap { texts(in: $0) }
  }
}

private final class Told: @unchecked Sendable {
  var states: [NWPath.Status] = []
}

private final class Preview: UIViewController, QLPreviewingController {
  func preparePreviewOfFile(
    at url: URL,
    completionHandler handler: @escaping ((any Error)?) -> Void
  ) { handler(nil) }
}
